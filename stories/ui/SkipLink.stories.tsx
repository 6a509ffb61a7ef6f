import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from '#ui/SkipLink/SkipLink.tsx'

/**
 * The first tab stop of every page: a link past the header to the main content. Once in a page, before everything else;
 * for text that never becomes visible use `VisuallyHidden`.
 *
 * - It is [invisible until it has the focus](#anchor--ui-skiplink--hidden); a screen reader reads it as a link.
 * - [The first Tab shows it](#anchor--ui-skiplink--focused), over the corner of the page, without moving the content.
 */
const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1} style={{ minBlockSize: '6rem' }}>
        Press Tab.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

/** It is invisible until it has the focus. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).clipPath).toBe('inset(50%)')
  },
}

/** The first Tab shows it. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).clipPath).toBe('none')
  },
}
