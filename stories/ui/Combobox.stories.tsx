import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useRef, useState } from 'react'
import { expect, fireEvent, fn, screen } from 'storybook/test'
import { control } from '#ui/Field/control.css.ts'
import { searchPath } from '#site/paths.ts'
import { Combobox, type FieldEvents } from '#ui/Combobox/Combobox.tsx'

const weaves = ['Balaramapuram', 'Banarasi', 'Chanderi', 'Kanjivaram', 'Paithani', 'Pochampally']

/**
 * A list of options below an existing text field, such as suggestions for a search. The field keeps its text and caret;
 * the list adds the role, the keys and the active option. The form decides when the list is open, and what Enter does
 * without an active option. For a fixed list of options use `Select`.
 *
 * - [Arrow keys wrap around, Home and End go to the ends](#anchor--ui-combobox--active-option). The focus stays in the
 *   field: a screen reader reads the active option by `aria-activedescendant`, and a bar beside it shows it.
 * - [Enter chooses the active option, a click any option](#anchor--ui-combobox--chosen-option). [Other
 *   options](#anchor--ui-combobox--changed-options) clear the active one, so that Enter is left to the field.
 * - Each option is a link with `hrefOf`: [a click for a new tab is left to the
 *   browser](#anchor--ui-combobox--new-tab).
 * - [Escape closes it and keeps the text](#anchor--ui-combobox--escape). [Keys that an input method
 *   uses](#anchor--ui-combobox--escape) are left to it.
 * - The field becomes a combobox, and the list is [a listbox named by `label`](#anchor--ui-combobox--open). [Without an
 *   option](#anchor--ui-combobox--no-option) the field is announced as collapsed.
 * - A separate status [announces politely](#anchor--ui-combobox--open) how many options there are, also [when there is
 *   none](#anchor--ui-combobox--no-option).
 * - [When it unmounts](#anchor--ui-combobox--unmounted), the field is a plain text field again, with its text and the
 *   focus.
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
    hrefOf: searchPath,
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
    const [options, setOptions] = useState(args.options)
    const listen = useCallback((taker: FieldEvents | undefined) => {
      events.current = taker
    }, [])
    return (
      <div style={{ position: 'relative', minBlockSize: '22rem', maxInlineSize: '20rem' }}>
        <div style={{ position: 'relative' }}>
          <input
            ref={field}
            aria-label="Weave"
            className={control}
            onChange={(event) => {
              setText(event.target.value)
              events.current?.onChange(event)
            }}
            onKeyDown={(event) => {
              if (event.key === 'F2') setIsThere(false)
              else if (event.key === 'F4') setOptions(options.toReversed())
              else events.current?.onKeyDown(event)
            }}
          />
          {isThere && (
            <Combobox
              {...args}
              field={field}
              listen={listen}
              text={text}
              options={options}
              open={open}
              onOpenChange={setOpen}
            />
          )}
        </div>
      </div>
    )
  },
} satisfies Meta<typeof Combobox<string>>

export default meta
type Story = StoryObj<typeof meta>

const inView = () => screen.queryByRole('option', { selected: true })?.textContent

/** The field is a combobox of a named list, and the content is announced politely. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('6 weaves.')
    const list = canvas.getByRole('listbox', { name: 'Weaves' })
    await expect(list).toBeVisible()
    const field = canvas.getByRole('combobox', { name: 'Weave', expanded: true })
    await expect(field).toHaveAttribute('aria-controls', list.id)
  },
}

/** Arrow keys wrap around, Home and End go to the ends; the focus stays in the field. */
export const ActiveOption: Story = {
  name: 'Active option',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Weave' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(inView()).toBe('Pochampally')
    await userEvent.keyboard('{ArrowDown}')
    await expect(inView()).toBe('Balaramapuram')
    await userEvent.keyboard('{End}')
    await expect(inView()).toBe('Pochampally')
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(inView()).toBe('Pochampally')
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(inView()).toBe('Banarasi')
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  },
}

/** Without an option only the content above the list is shown. */
export const NoOption: Story = {
  name: 'No option',
  args: { options: [], status: 'No weave.', header: <p style={{ padding: '0.5rem 1rem' }}>No weave begins so.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No weave begins so.')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('No weave.')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
}

export const ChosenOption: Story = {
  // Same picture as ActiveOption.
  tags: ['behaviour', 'no-picture'],
  name: 'Enter chooses the active option, a click any option',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('Balaramapuram')
    await userEvent.click(canvas.getByRole('option', { name: 'Chanderi' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('Chanderi')
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const NewTab: Story = {
  // Same picture as Open.
  tags: ['behaviour', 'no-picture'],
  name: 'A click for a new tab is left to the browser',
  play: async ({ args, canvas }) => {
    const option = canvas.getByRole('option', { name: 'Chanderi' })
    await expect(option).toHaveAttribute('href', '/collections?search=Chanderi')
    // The browser that runs the stories must not open a tab.
    const seen = fn<(isPrevented: boolean) => void>()
    document.addEventListener(
      'click',
      (event) => {
        seen(event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
    await fireEvent.click(option, { ctrlKey: true })
    await expect(seen).toHaveBeenCalledWith(false)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const Escape: Story = {
  // Ends empty.
  tags: ['behaviour', 'no-picture'],
  name: 'Escape closes it and keeps the text',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'pa')
    // Keys of an input method that composes a word.
    for (const key of ['ArrowDown', 'Escape']) await fireEvent.keyDown(field, { key, isComposing: true })
    await expect(field).not.toHaveAttribute('aria-activedescendant', expect.stringMatching(/./))
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('pa')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

export const ChangedOptions: Story = {
  // Same picture as Open.
  tags: ['behaviour', 'no-picture'],
  name: 'Other options clear the active option, and Enter is left to the field',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(inView()).toBe('Balaramapuram')
    await userEvent.keyboard('{F4}')
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Pochampally')
    await expect(inView()).toBeUndefined()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

export const Unmounted: Story = {
  // Renders nothing.
  tags: ['behaviour', 'no-picture'],
  name: 'When it unmounts, the field is a plain field again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pa{F2}')
    const field = canvas.getByRole('textbox', { name: 'Weave' })
    await expect(field).toHaveValue('pa')
    await expect(field).toHaveFocus()
    await expect(field).not.toHaveAttribute('aria-expanded')
  },
}
