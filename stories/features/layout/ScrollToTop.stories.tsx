import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ScrollToTop } from '#features/layout/ScrollToTop/ScrollToTop.tsx'

/**
 * Scrolls back to the top of a long page; it is in the shop once, for every page. It is not shown in print, in
 * windows lower than 480 px, and, below 960 px, while a field of a form has the focus.
 *
 * - It [appears after more than 400 px of scroll](#anchor--layout-scrolltotop--scrolled), and [disappears at the
 *   top](#anchor--layout-scrolltotop--press).
 * - [A click scrolls to the top](#anchor--layout-scrolltotop--press), at once under reduced motion, and moves the
 *   focus to the main landmark.
 * - [Its touch target is at least 44 px](#anchor--layout-scrolltotop--scrolled), and it is named 'Back to top'.
 */
const meta = {
  title: 'Layout/ScrollToTop',
  component: ScrollToTop,
  // It appears only on a scrolled page, and pictures are taken at the top.
  tags: ['no-picture'],
  decorators: [
    (Part) => (
      <main tabIndex={-1} style={{ minBlockSize: '300vh', outline: 'none' }}>
        <p>A long page</p>
        <Part />
      </main>
    ),
  ],
  beforeEach: () => () => scrollTo(0, 0),
} satisfies Meta<typeof ScrollToTop>

export default meta
type Story = StoryObj<typeof meta>

/** It is hidden at 400 px and shown at 401 px. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    scrollTo(0, 400)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    scrollTo(0, 401)
    const button = await canvas.findByRole('button', { name: 'Back to top' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const Press: Story = {
  globals: { reducedMotion: 'on' },
  name: 'With reduced motion a click scrolls to the top at once; it moves the focus there',
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    scrollTo(0, 900)
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }))
    await expect(scrollY).toBe(0)
    await expect(canvas.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument())
  },
}
