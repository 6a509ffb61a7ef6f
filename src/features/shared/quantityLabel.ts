/** Accessible name of a product's quantity. */
export const quantityLabel = (name: string) => `Quantity of ${name}`
