import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'

/**
 * The column a page's content stands in: 1344 px at most, with gutters of 48 px on desktops and 20 px on phones. What
 * should reach the edges of the window stands outside of one.
 *
 * - It is no landmark and has no role: what it holds says what it is.
 * - Its content never touches the edge of the window.
 */
const meta = {
  title: 'Layout/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <p style={{ background: 'var(--color-sunken)', paddingBlock: '2rem', textAlign: 'center' }}>
        From gutter to gutter
      </p>
    ),
  },
} satisfies Meta<typeof PageSection>

export default meta
type Story = StoryObj<typeof meta>

export const Column: Story = {}

export const Gutters: Story = {
  // Looks as Column does.
  tags: ['no-picture'],
  name: 'What it holds never touches the edge of the window',
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText('From gutter to gutter').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(20)
    await expect(innerWidth - right).toBeGreaterThanOrEqual(20)
  },
}
