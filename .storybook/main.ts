import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { resolveChangeDetectionAdapter } from 'storybook/internal/core-server'
import { projectRoot } from '#server/projectRoot.ts'
import { shopPictures } from './pictures.ts'
import { forWorkbench } from './startup.ts'
import { cachedIndexer } from './storyIndex.ts'

const shopFiles = '../public'

// Without change detection too, Storybook builds a graph of every module just as the first page opens.
resolveChangeDetectionAdapter(undefined)

const config: StorybookConfig = {
  // The shop's own Vite config, by name: without it vanilla-extract can drop variants from a build.
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: 'vite.config.ts' } } },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Hidden in the sidebar by default; listed on the documentation page of their component.
  tags: { behaviour: { defaultFilterSelection: 'exclude' } },
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX alone has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // The service worker is in a folder of the workbench: in public/ it would be copied into the shop's build.
  // A static workbench has no picture service: its worker scales the originals.
  staticDirs: [
    './public',
    { from: '../demo/pictures', to: '/pictures' },
    ...(existsSync(new URL(shopFiles, import.meta.url)) ? [shopFiles] : []),
  ],
  // The onboarding checklist would be above the search.
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  experimental_indexers: (indexers = []) => indexers.map(cachedIndexer(join(projectRoot, '.cache/story-index'))),
  viteFinal: (vite) => forWorkbench({ ...vite, plugins: [...(vite.plugins ?? []), shopPictures] }),
  typescript: { reactDocgen: 'react-docgen' },
}

export default config
