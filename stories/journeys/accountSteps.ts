import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Types into the field of this label, in place of what it has. */
export async function enter(label: string, words: string): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: 'input' })
  await userEvent.clear(field)
  await userEvent.type(field, words)
}

export async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Waits for the step of this heading, which has the focus. */
export async function expectStep(heading: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toHaveFocus())
}

/** Waits until the header greets whoever has signed in. */
export async function expectGreeting(name: string): Promise<void> {
  await expect(await screen.findByRole('link', { name: `Hi, ${name}` })).toBeVisible()
}
