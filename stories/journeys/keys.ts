import { expect, queryAllByRole, userEvent } from 'storybook/test'

/** Tab stops of the longest page of the way, and some to spare. */
const patience = 150

/**
 * Tabs, around the page if need be, to the first part of this role and name, and presses it by Enter. Throws when no Tab
 * leads there.
 */
export async function pressAt(role: 'link' | 'button', name: string): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < patience; stop += 1) {
    await userEvent.tab()
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && isCalled(activeElement, role, name)) {
      await expect(activeElement).toBeVisible()
      await userEvent.keyboard('{Enter}')
      return
    }
    passed.push(activeElement?.textContent ?? '')
  }
  throw new Error(`No Tab leads to the ${role} '${name}'. Passed: ${passed.slice(-20).join(', ')}`)
}

function isCalled(element: HTMLElement, role: string, name: string): boolean {
  // Asking for roles takes time: only what begins like the name is looked at closely.
  if (!(element.ariaLabel ?? element.textContent).startsWith(name)) return false
  const { parentElement } = element
  return parentElement !== null && queryAllByRole(parentElement, role, { name }).includes(element)
}
