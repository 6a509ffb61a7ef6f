import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HyphenatedText } from '#features/shared/HyphenatedText/HyphenatedText.tsx'

/**
 * A text in a narrow column, such as the name of a product in the cart. A browser breaks a line after a hyphen too, and
 * neither font of the shop has a hyphen that it does not break after. Where a text has the width of the page, it needs no
 * component.
 *
 * - [A word with a hyphen stays on one line](#anchor--layout-hyphenatedtext--narrow-column).
 * - [A word that is longer than a line is broken all the same](#anchor--layout-hyphenatedtext--long-word).
 */
const meta = {
  title: 'Layout/HyphenatedText',
  component: HyphenatedText,
  decorators: [
    (Part) => (
      <p style={{ inlineSize: '9rem', overflowWrap: 'anywhere' }}>
        <Part />
      </p>
    ),
  ],
} satisfies Meta<typeof HyphenatedText>

export default meta
type Story = StoryObj<typeof meta>

export const NarrowColumn: Story = {
  name: 'Narrow column',
  args: { children: 'Kanjivaram Ganga-Jamuna Border, here in 7-10 days' },
  play: async ({ canvas }) => {
    for (const text of ['Ganga-Jamuna', '7-10']) {
      await expect(canvas.getByText(text).getBoundingClientRect().height).toBeLessThan(30)
    }
  },
}

export const LongWord: Story = {
  name: 'Long word',
  args: { children: 'Venkatagiri-Balaramapuram-Kuthampully' },
  play: async ({ canvas }) => {
    const word = canvas.getByText('Venkatagiri-Balaramapuram-Kuthampully')
    await expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(144)
    await expect(word.getBoundingClientRect().height).toBeGreaterThan(30)
  },
}
