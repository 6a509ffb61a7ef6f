/** Whether a click asks for a new tab, a window or a download: the browser handles it. */
export function isModifiedClick(click: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return click.altKey || click.ctrlKey || click.metaKey || click.shiftKey
}
