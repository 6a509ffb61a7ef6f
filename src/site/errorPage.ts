/** Shown when a page fails, in the browser or on the server. */
export const errorPage = {
  title: 'Oops! Something went wrong',
  message: "We're sorry, but something unexpected happened. Please try refreshing the page or go back to the homepage.",
  refresh: 'Refresh Page',
  home: 'Go Home',
} as const
