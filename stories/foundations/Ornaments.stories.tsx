import type { Meta, StoryObj } from '@storybook/react-vite'
import { type } from '#theme/type.css.ts'
import { Logo } from '#ui/Logo/Logo.tsx'
import { Lotus } from '#ui/Logo/Lotus.tsx'
import { TempleRow } from '#ui/Ornament/TempleRow.tsx'
import { ZariLine } from '#ui/Ornament/ZariLine.tsx'
import { Spinner } from '#ui/Spinner/Spinner.tsx'

/**
 * Three motifs and nothing else: the lotus of the name, the zari line of a kasavu border, and the temple spires of a
 * woven edge. Thin lines separate content; there are no shadows.
 */
const meta = { title: 'Foundations/Logo and ornaments' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const LogoAndLotus: Story = {
  name: 'Logo and lotus',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3rem' }}>
      <Logo name="Padma Weaves" />
      <Lotus size={240} />
    </div>
  ),
}

export const Borders: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <ZariLine />
      <div>
        <TempleRow />
        <ZariLine />
      </div>
      <div style={{ maxInlineSize: '20rem' }}>
        <ZariLine />
        <p className={type.tileName} style={{ padding: '2rem', background: 'var(--color-receipt)' }}>
          Order Summary
        </p>
        <TempleRow pointing="down" />
      </div>
    </div>
  ),
}

export const SpinnerRings: Story = { name: 'Spinner rings', render: () => <Spinner size="lg" logo /> }
