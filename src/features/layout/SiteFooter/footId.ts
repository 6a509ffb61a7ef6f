/** Of the foot of every page, where every link of the menu stands as well. */
export const footId = 'foot'
