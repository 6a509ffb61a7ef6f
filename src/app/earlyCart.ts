/**
 * Shows picture and name of the cart's first product, as this device has stored them, in the skeleton of the cart page: they
 * are seen before the shop's scripts have arrived. The build writes this function into the document's head as text, so it must
 * not refer to anything outside itself. Where the entry cannot be read the skeleton stays as it is.
 */
export function showCartEarly(): void {
  const show = () => {
    const line = document.querySelector('[data-early-line]')
    if (!line) return
    try {
      // Of another shape it throws, and is caught.
      const { product } = (JSON.parse(localStorage.getItem('shop.cart') ?? '') as StoredCart).state.cart.items[0]
      const name = line.querySelector('p')
      if (name && product.name) {
        name.textContent = product.name
        line.setAttribute('data-early-line', 'named')
      }
      const picture = /^\/pictures\/([^/?#]+)\.(?!svg$)\w+$/i.exec(product.image.url)?.[1]
      const [source, image] = [line.querySelector('source'), line.querySelector('img')]
      if (!picture || !source || !image) return
      const addressed = (pattern = '') => pattern.replaceAll('{picture}', () => picture)
      source.srcset = addressed(source.dataset['srcset'])
      image.src = addressed(image.dataset['src'])
      image.style.objectPosition = product.image.focus
    } catch {
      // Nothing is stored, or nothing this version of the shop has stored.
    }
  }
  addEventListener('DOMContentLoaded', show, { once: true })
}

/** What is read of the entry. Reading one of another shape throws. */
interface StoredCart {
  state: { cart: { items: [{ product: { name: string; image: { url: string; focus: string } } }] } }
}
