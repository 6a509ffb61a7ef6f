import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { vars } from '#theme/contract.css.ts'
import { motion } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { Button } from '#ui/Button/Button.tsx'

const kinds = [
  ['Quick', motion.quick, 'what answers a press or the pointer: colours, ticks, underlines'],
  ['Calm', motion.calm, 'what comes and goes: sheets, dialogs, the second picture of a card'],
] as const

/**
 * Two durations and one easing, from `#theme/measures.ts`. Motion shows where something comes from and never delays
 * the shopper: controls can be used before it ends.
 *
 * - Only the slides of the home page, skeletons and spinners move by themselves; the slides have a pause button.
 * - Under reduced motion nothing moves, and the slides are paused.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** 'Move' plays both; reduced motion in the toolbar stops them. */
export const Durations: Story = {
  render: function Moving() {
    const [isMoved, setIsMoved] = useState(false)
    return (
      <div style={{ display: 'grid', gap: '1.5rem' }}>
        {kinds.map(([name, duration, use]) => (
          <div key={name}>
            <p className={type.strong}>
              {name}, {duration}
            </p>
            <p className={type.meta} style={{ color: vars.color.textMuted }}>
              {use}
            </p>
            <div style={{ borderBlockEnd: `1px solid ${vars.color.border}`, marginBlockStart: '0.75rem' }}>
              <div
                data-moving={name}
                style={{
                  inlineSize: '2rem',
                  blockSize: '2rem',
                  backgroundColor: vars.color.zari,
                  transform: `translateX(${isMoved ? '12rem' : '0'})`,
                  transition: `transform ${duration} ${motion.easing}`,
                }}
              />
            </div>
          </div>
        ))}
        <p className={type.meta}>Easing {motion.easing}</p>
        <div>
          <Button variant="secondary" onClick={() => setIsMoved(!isMoved)}>
            Move
          </Button>
        </div>
      </div>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const moving = [...canvasElement.querySelectorAll<HTMLElement>('[data-moving]')]
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    for (const each of moving) await expect(each.style.transform).toBe('translateX(12rem)')
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    for (const each of moving) await expect(each.style.transform).toBe('translateX(0px)')
  },
}
