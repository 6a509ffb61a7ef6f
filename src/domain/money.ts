/** Whole rupees. */
export type Rupees = number

const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** A number as the shop prints it, in Indian groups: 1,00,000. */
export function formatNumber(number: number): string {
  return indian.format(number)
}

/** An amount as the shop prints it: ₹ in front, Indian grouping, no decimals: ₹1,00,000. */
export function formatRupees(amount: Rupees): string {
  return `₹${formatNumber(amount)}`
}
