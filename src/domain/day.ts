const indian = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** The day of a time in India, wherever the reader is: '21 November 2026'. */
export function formatDay(time: Date | string): string {
  return indian.format(new Date(time))
}
