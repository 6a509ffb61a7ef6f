/** What a page is called in its title, its heading, and the links and menus that lead to it. */
export const ordersName = 'Your Orders'
export const accountName = 'Your Account'
export const signInName = 'Sign In'
export const signUpName = 'Sign Up'
export const privacyName = 'Privacy Policy'
export const termsName = 'Terms of Service'
export const returnsName = 'Return Policy'
export const notFoundName = 'Page not found'
