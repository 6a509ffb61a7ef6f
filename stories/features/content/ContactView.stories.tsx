import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ContactDetails } from '#features/content/ContactDetails/ContactDetails.tsx'
import { ContactForm } from '#features/content/ContactForm/ContactForm.tsx'
import { ContactView } from '#features/content/ContactView/ContactView.tsx'

/** The frame of the contact page: heading, form, and other ways to reach the shop beside or below it. */
const meta = {
  title: 'Content/ContactView',
  component: ContactView,
  args: { form: <ContactForm onSend={fn()} />, details: <ContactDetails title="Find us" /> },
} satisfies Meta<typeof ContactView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
