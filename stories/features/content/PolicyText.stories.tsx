import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PolicyText } from '#features/content/PolicyText/PolicyText.tsx'
import { policies } from '#site/policyPages.ts'

/**
 * A policy in sections, with its date and a summary above them.
 *
 * - A list of links leads to the sections; it stays in view beside the text, on phones it is above the text.
 * - Steps are an ordered list.
 * - It ends with contact details, and a link to who runs the shop.
 */
const meta = {
  title: 'Content/PolicyText',
  component: PolicyText,
  args: { policy: policies.returns },
} satisfies Meta<typeof PolicyText>

export default meta
type Story = StoryObj<typeof meta>

export const WithHighlights: Story = {
  name: 'With highlights',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated January 1, 2024')).toHaveAttribute('datetime', '2024-01-01')
    for (const text of ['30 days', 'Free returns', 'Easy process']) await expect(canvas.getByText(text)).toBeVisible()
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    for (const link of contents.getAllByRole('link')) {
      await expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent ?? '')
    }
  },
}

export const Long: Story = { args: { policy: policies.privacy } }
