import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountDetails } from '#features/account/AccountDetails/AccountDetails.tsx'

/**
 * Who the account belongs to.
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

export const Default: Story = {}

export const WithoutPhone: Story = { name: 'Without phone', args: { phone: '' } }
