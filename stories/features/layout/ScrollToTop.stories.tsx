import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ScrollToTop } from '#features/layout/ScrollToTop/ScrollToTop.tsx'

/**
 * The way back to the head of a long page.
 *
 * - It appears after more than 400 px of scroll, and is gone at the head.
 * - A press goes to the head, at once under reduced motion, and takes the focus along.
 * - It takes at least 44 px of touch, and says what it does.
 */
const meta = {
  title: 'Layout/ScrollToTop',
  component: ScrollToTop,
  // It is only there on a page that is scrolled, and pictures are taken at the head.
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

export const Head: Story = {
  name: 'At 400 px it is not there yet, at 401 it is',
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
  name: 'A press goes to the head at once and takes the focus along',
  play: async ({ canvas, userEvent }) => {
    scrollTo(0, 900)
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }))
    // The stories' browser asks for less motion.
    await expect(scrollY).toBe(0)
    await expect(canvas.getByRole('main')).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument())
  },
}
