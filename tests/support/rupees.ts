/** The first amount in a text, in rupees. */
export function rupeesIn(text: string): number {
  const [, digits = ''] = /₹([\d,]+)/.exec(text) ?? []
  return Number(digits.replaceAll(',', ''))
}

/** An amount with Indian grouping, without asking the platform for it: the last three digits, then pairs. */
export function grouped(rupees: number): string {
  const digits = String(rupees)
  const pairs = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  return `₹${pairs ? `${pairs},` : ''}${digits.slice(-3)}`
}
