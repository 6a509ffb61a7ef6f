import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '#theme/contract.css.ts'
import { container, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'

const steps = Object.entries(space).filter(([step]) => step !== '0')

/**
 * The base unit is 4 px. Inside a component the steps are small (4 to 32), between sections large: 112 on a desktop, 64
 * on a phone. Values are written in px and emitted in rem, so that spacing scales with the text size.
 *
 * The breakpoints are window widths of 340, 600, 720, 960, 1024 and 1200 px; the container is 1344 px with its gutters.
 * All are px at the default text size and grow with it. Transitions take 120 or 240 ms; reduced motion has none.
 */
const meta = { title: 'Foundations/Space' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {
  render: () => (
    <dl className={type.meta}>
      {steps.map(([step, size]) => (
        <div key={step} style={{ display: 'grid', gridTemplateColumns: '4rem 1fr', alignItems: 'center' }}>
          <dt>{step}</dt>
          <dd style={{ paddingBlock: '0.375rem' }}>
            <div style={{ inlineSize: size, blockSize: '1rem', background: vars.color.zari }} />
          </dd>
        </div>
      ))}
    </dl>
  ),
}

export const ContainerAndMotion: Story = {
  name: 'Container and motion',
  render: () => (
    <dl className={type.meta} style={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '0.5rem 2rem' }}>
      <dt>Container</dt>
      <dd>{container}</dd>
      <dt>Quick</dt>
      <dd>{motion.quick}</dd>
      <dt>Calm</dt>
      <dd>{motion.calm}</dd>
      <dt>Easing</dt>
      <dd>{motion.easing}</dd>
    </dl>
  ),
}
