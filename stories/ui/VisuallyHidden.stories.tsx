import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

/**
 * Text for screen readers, where sighted users see the same in another form: a struck-through price, a tick. For a link
 * that becomes visible with the focus use `SkipLink`.
 *
 * - A screen reader reads it [in the document order, as part of its parent's
 *   name](#anchor--primary--ui-visuallyhidden--in-a-link).
 * - [It takes no space](#anchor--primary--ui-visuallyhidden--in-a-link) on the screen.
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

/** It is part of its parent's name. */
export const InALink: Story = {
  name: 'In a link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View of Kanjivaram Temple Border Silk' })).toBeVisible()
  },
}
