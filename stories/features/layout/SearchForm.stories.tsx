import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchForm } from '#features/layout/SiteHeader/SearchForm.tsx'

const send = fn()

/**
 * Search, as a plain form: it works before, and without, any script. What is typed goes to the collections.
 *
 * - It is a search landmark; its field is named 'Search'.
 * - Enter sends the words as `?search=`.
 * - A blank search goes nowhere.
 */
const meta = {
  title: 'Layout/SearchForm',
  component: SearchForm,
  beforeEach: () => void send.mockClear(),
  decorators: [
    (Part) => (
      <div
        onSubmit={(event) => {
          // The words are looked at here instead of being sent.
          event.preventDefault()
          send(readForm(event.target))
        }}
      >
        <Part />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchForm>

export default meta
type Story = StoryObj<typeof meta>

function readForm(target: EventTarget): string {
  if (!(target instanceof HTMLFormElement)) return ''
  const words = [...new FormData(target)].map(([name, value]) => [name, typeof value === 'string' ? value : ''])
  return `${target.getAttribute('action')}?${new URLSearchParams(words).toString()}`
}

export const Blank: Story = {}

export const Typed: Story = {
  name: 'Enter sends the words to the collections',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'temple border{Enter}')
    await expect(send).toHaveBeenCalledWith('/collections?search=temple+border')
  },
}

export const Refused: Story = {
  // The browser's own bubble is not part of the page.
  tags: ['no-picture'],
  name: 'A blank search goes nowhere',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox')
    for (const words of ['', '   ']) {
      await userEvent.clear(field)
      if (words) await userEvent.type(field, words)
      await expect(field).toBeInvalid()
      // As the browser does it on Enter; a simulated Enter would pass over the field's rules.
      field.form?.requestSubmit()
    }
    await expect(send).not.toHaveBeenCalled()
  },
}

export const Landmark: Story = {
  // Looks as Blank does.
  tags: ['no-picture'],
  name: 'It is a search landmark',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toContainElement(canvas.getByRole('searchbox'))
  },
}
