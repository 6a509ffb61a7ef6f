import { expect, queryAllByRole, screen, userEvent } from 'storybook/test'

/** More than the tab stops of the longest page of the journeys. */
const maxTabs = 150

/**
 * Tabs, wrapping around the page if need be, to the first link or button with this name, and presses Enter. Throws when
 * no Tab gets there.
 */
export async function tabToAndPress(role: 'link' | 'button', name: string): Promise<void> {
  // While a page loads, the messages are all that can be focused.
  await screen.findAllByRole(role, { name })
  const passed: string[] = []
  for (let stop = 0; stop < maxTabs; stop += 1) {
    await userEvent.tab()
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && hasName(activeElement, role, name)) {
      await expect(activeElement).toBeVisible()
      await userEvent.keyboard('{Enter}')
      return
    }
    passed.push(activeElement?.textContent ?? '')
  }
  throw new Error(`No Tab leads to the ${role} '${name}'. Passed: ${passed.slice(-20).join(', ')}`)
}

function hasName(element: HTMLElement, role: string, name: string): boolean {
  // Querying by role is slow: only elements whose text starts with the name are queried.
  if (!(element.ariaLabel ?? element.textContent).startsWith(name)) return false
  const { parentElement } = element
  return parentElement !== null && queryAllByRole(parentElement, role, { name }).includes(element)
}
