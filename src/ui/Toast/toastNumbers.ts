export interface ToastNumbers {
  /** Milliseconds a message stays. */
  duration: number
  /** Messages seen at once. */
  visible: number
  /** px between them. */
  gap: number
}
