/** Id of the footer, which has all links of the menu too. */
export const footerId = 'foot'
