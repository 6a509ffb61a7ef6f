import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

/**
 * Words for readers of the page by ear, where the eye has another sign for the same thing: a struck price, a drawn tick.
 *
 * - It is read in its place and belongs to the name of what it stands in.
 * - It takes no room and is found by the search of a page test.
 */
const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of Kanjivaram Temple Border Silk' },
  render: (args) => (
    <a href="/product/pw-1" style={{ textDecoration: 'underline' }}>
      View <VisuallyHidden {...args} />
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const InALink: Story = {
  name: 'It belongs to the name of what it stands in',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View of Kanjivaram Temple Border Silk' })).toBeVisible()
  },
}
