import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useRef, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Combobox, type FieldEvents } from '#ui/Combobox/Combobox.tsx'

const weaves = ['Balaramapuram', 'Banarasi', 'Chanderi', 'Kanjivaram', 'Paithani', 'Pochampally']

/**
 * A list of options under a text field that is already there: the field keeps its text and its caret, the list gives it
 * the role, the keys and the option in view. The form decides when it is open and what Enter does without an option.
 *
 * - The focus stays in the field; the option in view is told by `aria-activedescendant` and by a bar beside it.
 * - Arrow keys go round, Home and End go to the ends, Enter takes, Escape closes and keeps the text.
 * - What it says politely stands in a status of its own, also where there is no option.
 * - When it goes, the field is a plain field again.
 */
const meta = {
  title: 'UI/Combobox',
  component: Combobox<string>,
  args: {
    field: { current: null },
    listen: fn(),
    text: '',
    open: true,
    onOpenChange: fn(),
    label: 'Weaves',
    options: weaves,
    keyOf: (weave) => weave,
    onChoose: fn(),
    children: (weave) => weave,
    status: '6 weaves.',
  },
  render: function Fielded(args) {
    const field = useRef<HTMLInputElement>(null)
    const events = useRef<FieldEvents>(undefined)
    const [open, setOpen] = useState(args.open)
    const [isThere, setIsThere] = useState(true)
    const [text, setText] = useState(args.text)
    const listen = useCallback((taker: FieldEvents | undefined) => {
      events.current = taker
    }, [])
    return (
      <div style={{ position: 'relative', minBlockSize: '22rem', maxInlineSize: '20rem' }}>
        <div style={{ position: 'relative' }}>
          <input
            ref={field}
            aria-label="Weave"
            style={{ inlineSize: '100%', minBlockSize: 44 }}
            onChange={(event) => {
              setText(event.target.value)
              events.current?.onChange(event)
            }}
            onKeyDown={(event) => (event.key === 'F2' ? setIsThere(false) : events.current?.onKeyDown(event))}
          />
          {isThere && (
            <Combobox {...args} field={field} listen={listen} text={text} open={open} onOpenChange={setOpen} />
          )}
        </div>
      </div>
    )
  },
} satisfies Meta<typeof Combobox<string>>

export default meta
type Story = StoryObj<typeof meta>

const inView = () => screen.queryByRole('option', { selected: true })?.textContent

export const Open: Story = {
  name: 'It says politely what it holds',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 weaves.')
    await expect(canvas.getByRole('listbox', { name: 'Weaves' })).toBeVisible()
  },
}

export const InView: Story = {
  name: 'Arrow keys go round, Home and End go to the ends; the focus stays in the field',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Weave' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(inView()).toBe('Pochampally')
    await userEvent.keyboard('{ArrowDown}')
    await expect(inView()).toBe('Balaramapuram')
    await userEvent.keyboard('{End}')
    await expect(inView()).toBe('Pochampally')
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(inView()).toBe('Banarasi')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  },
}

export const Taken: Story = {
  // Looks as InView does.
  tags: ['no-picture'],
  name: 'Enter takes the option in view, a press takes any',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('Balaramapuram')
    await userEvent.click(canvas.getByRole('option', { name: 'Chanderi' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('Chanderi')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const Escape: Story = {
  // Nothing is to be seen.
  tags: ['no-picture'],
  name: 'Escape closes it and keeps the text',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'pa{Escape}')
    await expect(field).toHaveValue('pa')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

export const NoOption: Story = {
  args: { options: [], status: 'No weave.', head: <p style={{ padding: '0.5rem 1rem' }}>No weave begins so.</p> },
  name: 'Without an option there is no list, but what stands over it',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No weave begins so.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('No weave.')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Gone: Story = {
  // Nothing is to be seen.
  tags: ['no-picture'],
  name: 'When it goes, the field is a plain field again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pa{F2}')
    const field = canvas.getByRole('textbox', { name: 'Weave' })
    await expect(field).toHaveValue('pa')
    await expect(field).toHaveFocus()
    await expect(field).not.toHaveAttribute('aria-expanded')
  },
}
