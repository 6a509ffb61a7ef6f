/** Longest value of a prop, in lines, that the code of a story shows. */
const maxLines = 12

/**
 * The code of a story without its data: a callback, and a value of many lines, such as a product, is a variable of the
 * prop's name, as where the component is used.
 */
export function shortSource(code: string): string {
  const lines = code.replaceAll(/\b(\w+)=\{(?:function \w*\(\) ?\{\}|\(\) => \{\})\}/g, '$1={$1}').split('\n')
  const short: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const [, indent = '', prop] = /^(\s*)(\w+)=\{[{[]$/.exec(line) ?? []
    const end = prop
      ? lines.findIndex(
          (each, index) => index > at && /^[}\]]\}/.test(each.slice(indent.length)) && each.startsWith(indent),
        )
      : -1
    if (prop && end - at > maxLines) {
      short.push(`${indent}${prop}={${prop}}`)
      at = end
    } else short.push(line)
  }
  return short.join('\n')
}
