import type { Plugin } from 'vite'

/** What Vite's helper for dynamic imports does with a file, and what it is to do instead. */
const changes: readonly (readonly [from: string, to: string])[] = [
  [
    'document.head.appendChild(link);',
    `const append = () => void document.head.appendChild(link);
    if (!isCss) return fetch(dep.href).then((file) => (file.ok ? file.blob() : Promise.reject(new Error(\`\${file.status} for \${dep}\`)))).then(append);
    append();`,
  ],
  // The document's own scripts are modules already (`server/render/shopDocument.ts`).
  [
    'const links = document.getElementsByTagName("link");',
    `for (const { src } of document.scripts) preloadedHrefs.all.add(src);
    const links = document.getElementsByTagName("link");`,
  ],
  // The shop's policy has no nonce: 0.1 kB less on every page.
  ['const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");', ''],
  ['cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce")', 'void 0'],
  // A file that failed is requested again by the next import.
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
]

/**
 * Fetches the files of a dynamic import before it is imported. Browsers remember for a document's life that a module's
 * URL failed, and the modules it imports have no other URL to retry with: one request lost would leave a sheet or a
 * step of the checkout unavailable until the page is reloaded. Then the files are preloaded as modules out of the browser's
 * cache, all at once: the import alone would ask for them one after the other, from each file for those it imports.
 */
export const fetchBeforeImport: Plugin = {
  name: 'fetch-before-import',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: (code) =>
      changes.reduce((changed, [from, to]) => {
        if (!changed.includes(from)) throw new Error(`Vite's helper for dynamic imports no longer contains: ${from}`)
        return changed.replace(from, to)
      }, code),
  },
}
