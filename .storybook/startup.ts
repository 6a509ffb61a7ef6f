import { join } from 'node:path'
import type { Plugin, PluginOption, UserConfig } from 'vite'
import { storyPackages } from '#tests/browser/storyPackages.ts'
import { projectRoot } from '#server/projectRoot.ts'
import { unwatched } from '#server/build/unwatched.ts'

/** The files of components: the only ones whose props are documented. */
const components = /\/src\/(ui|features|pages)\/.*\.tsx$/

/**
 * Vite's settings for the workbench, with less to do at the start and in a build: props are read from the files of
 * components alone, and every npm module of a story is bundled before the first story opens. A module found later would
 * reload the story that is open.
 */
export async function forWorkbench(vite: UserConfig): Promise<UserConfig> {
  const { optimizeDeps } = vite
  return {
    ...vite,
    plugins: (await flat(vite.plugins ?? [])).map((plugin) =>
      plugin.name === 'storybook:react-docgen-plugin' ? onlyFor(components, plugin) : plugin,
    ),
    optimizeDeps: { ...optimizeDeps, include: [...(optimizeDeps?.include ?? []), ...storyPackages(projectRoot)] },
    server: {
      ...vite.server,
      // Storybook overrides the server options of vite.config.ts.
      watch: { ignored: [...unwatched, join(projectRoot, 'tests/**')] },
      // Transformed, with all they import, while the browser is still opening.
      warmup: { clientFiles: ['./.storybook/preview.tsx', './stories/handbook/StartHere.mdx'] },
    },
  }
}

/** The plugins of a list, of lists within it and of promises. */
async function flat(options: readonly PluginOption[]): Promise<Plugin[]> {
  const lists = options.map(async (option) => {
    const each = await option
    if (!each) return []
    return 'name' in each ? [each] : flat(each)
  })
  return (await Promise.all(lists)).flat()
}

/** The plugin, transforming files of this path only. */
function onlyFor(path: RegExp, plugin: Plugin): Plugin {
  const { transform } = plugin
  if (typeof transform !== 'function') throw new Error(`${plugin.name} has no transform function to restrict.`)
  return { ...plugin, transform: { filter: { id: path }, handler: transform } }
}
