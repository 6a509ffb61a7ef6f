import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccountDetails } from '#features/account/AccountDetails/AccountDetails.tsx'

/**
 * Name, email address and phone number of the account, to read only. Use it in an `AccountSection`, which has the
 * heading; for the delivery address use `SavedAddress`.
 *
 * - [It is a description list](#anchor--account-accountdetails--default): a screen reader reads each label with its
 *   value.
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
