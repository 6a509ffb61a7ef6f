import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageSection } from '#features/shared/PageSection/PageSection.tsx'

/**
 * The column of a page's content: at most 1344 px, with gutters of 48 px on desktops, 32 px on tablets and 20 px on
 * phones, which header and footer share. Full-width content is placed outside of it. It is not a landmark and has no
 * role: its content sets the semantics.
 *
 * - [Its content never touches the edge of the window](#anchor--layout-pagesection--gutters).
 * - [Its content reaches from gutter to gutter](#anchor--layout-pagesection--default).
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

export const Default: Story = {}

export const Gutters: Story = {
  // Same picture as Default.
  tags: ['behaviour', 'no-picture'],
  name: 'The content never touches the edge of the window',
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText('From gutter to gutter').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(20)
    await expect(innerWidth - right).toBeGreaterThanOrEqual(20)
  },
}
