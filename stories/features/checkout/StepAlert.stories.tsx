import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StepAlert } from '#features/checkout/StepAlert.tsx'
import { nextStepFailed } from '#site/nextStep.ts'

/**
 * Why a step of the checkout cannot go on, above its buttons.
 *
 * - A screen reader announces it at once.
 */
const meta = {
  title: 'Checkout/StepAlert',
  component: StepAlert,
  args: { children: nextStepFailed },
} satisfies Meta<typeof StepAlert>

export default meta
type Story = StoryObj<typeof meta>

/** The next step could not be loaded. */
export const NotLoaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(nextStepFailed)
  },
}
