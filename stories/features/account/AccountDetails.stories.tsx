import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccountDetails } from '#features/account/AccountDetails/AccountDetails.tsx'

/**
 * Name, email address and phone number of the account, to read only. Use it in an `AccountSection`, which has the
 * heading; for the delivery address use `SavedAddress`.
 *
 * - [It is a description list](#anchor--account-accountdetails--default): a screen reader reads each label with its
 *   value.
 * - [An email address too long for its line](#anchor--account-accountdetails--long-email) breaks before the @.
 * - [A detail without a value is left out](#anchor--account-accountdetails--without-phone), together with its label.
 */
const meta = {
  title: 'Account/AccountDetails',
  component: AccountDetails,
  args: { firstName: 'Lakshmi', lastName: 'Nair', email: 'lakshmi@example.com', phone: '+919847012345' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '27rem' }}>
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    for (const [label, value] of [
      ['Name', 'Lakshmi Nair'],
      ['Email', args.email],
      ['Phone', args.phone],
    ] as const) {
      const term = canvas.getByText(label, { selector: 'dl dt' })
      await expect(term.nextElementSibling).toBe(canvas.getByText(value, { selector: 'dd' }))
    }
  },
}

export const WithoutPhone: Story = {
  name: 'Without phone',
  args: { phone: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Email'])
    await expect(canvas.getAllByRole('definition')).toHaveLength(2)
  },
}

export const LongEmail: Story = {
  name: 'Long email',
  args: { email: 'ananthalakshmi.nair@handloomhouse.example' },
  decorators: [
    (Part) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Part />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const shown = canvas.getByText(args.email)
    const lines = [...shown.childNodes]
      .filter(({ textContent }) => textContent)
      .map((text) => {
        const range = document.createRange()
        range.selectNode(text)
        return [text.textContent, range.getClientRects().length]
      })
    await expect(lines).toEqual([
      ['ananthalakshmi.nair', 1],
      ['@handloomhouse.example', 1],
    ])
    await expect(shown.getClientRects()[0]?.height).toBeGreaterThan(30)
  },
}
