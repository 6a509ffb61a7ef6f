/**
 * Shows the stored picture and name of the cart's first product in the cart page's skeleton, before the shop's scripts
 * have loaded. The build writes this function into the document's head as text, so it must not refer to anything
 * outside itself. If the stored cart cannot be read, the skeleton stays as it is.
 */
export function showCartEarly(): void {
  const show = () => {
    const line = document.querySelector('[data-early-line]')
    if (!line) return
    try {
      // A cart of another shape throws here, and is caught below.
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
      // Nothing is stored, or it was stored by another version of the shop.
    }
  }
  addEventListener('DOMContentLoaded', show, { once: true })
}

/** The part of the stored cart that is read. */
interface StoredCart {
  state: { cart: { items: [{ product: { name: string; image: { url: string; focus: string } } }] } }
}
