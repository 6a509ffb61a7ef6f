/** Toasts: duration in milliseconds, maximum visible, gap in px. */
export const toasts = { duration: 4000, visible: 3, gap: 14 } as const
