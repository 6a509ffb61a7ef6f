import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Default: Story = {}

export const WithoutPhone: Story = { name: 'Without phone', args: { phone: '' } }
