// The service worker of the stories: Mock Service Worker's, which answers the requests of a story. Scripts, styles and fonts
// of the workbench itself come from its server without a question to the page; a story has hundreds of them.
const fromServer = () =>
  ['script', 'style', 'font'].map((requestDestination) => ({
    condition: { urlPattern: new URLPattern({ baseURL: location.origin, pathname: '/*' }), requestDestination },
    source: 'network',
  }))

// Not every browser has routes; without them each request takes the longer way.
addEventListener('install', (event) => event.addRoutes?.(fromServer()))

importScripts('/mockServiceWorker.js')
