/** Whether the focus has moved from this element to a field, where the shopper may be typing. */
export function isFieldChosenSince(before: Element | null | undefined): boolean {
  const { activeElement } = document
  return activeElement !== before && activeElement?.matches('input, select, textarea') === true
}
