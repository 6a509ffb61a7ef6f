import type { ComponentType, ReactPromise } from 'react'
import type { Loader } from '#api/loader.ts'
import { importWithRetry } from '#features/shared/importWithRetry.ts'
import { routes, type RouteName } from '#site/routes.ts'
import { matchRoute } from './matchRoute.ts'
import { reloadOnce } from './reloadOnce.ts'

/** A page's component, which gets its route because some serve several, and its loader, if it has one. */
interface Page {
  Component: ComponentType<{ route: RouteName }>
  load: Loader | undefined
}

// By the conventions of `pages/`: a component of the file's name, and perhaps a `load`.
type PageModule = Record<string, ComponentType<{ route: RouteName }>> & { load?: Loader }

const modules = import.meta.glob<PageModule>('../pages/*/*Page.tsx')
const loading = new Map<string, PagePromise>()

/** A promise with `status: 'fulfilled'`, which `use` reads without suspending. */
type PagePromise = Promise<Page> & ReactPromise<Page>

/** Milliseconds a page's module may take before a spinner shows. */
const spinnerDelayMs = 200

let late: RouteName | undefined
const listeners = new Set<() => void>()

/** Loads the module of a route's page. Rejects if it cannot be loaded; the next call tries again. */
export function loadPage(name: RouteName): PagePromise {
  const { page } = routes[name]
  const current = loading.get(page)
  if (current) return current
  const load = modules[`../pages/${page}.tsx`]
  if (!load) return Promise.reject(new Error(`There is no page ${page}`))
  const promise: PagePromise = importWithRetry(load).then((module) => {
    const Component = module[page.slice(page.indexOf('/') + 1)]
    if (!Component) throw new Error(`${page} exports no component of its name`)
    const value = { Component, load: module.load }
    void Object.assign(promise, { status: 'fulfilled', value })
    return value
  })
  loading.set(page, promise)
  promise.catch(() => loading.delete(page))
  return promise
}

const opening = new Map<RouteName, PagePromise>()

/**
 * The promise of a page that is being opened: the same one on every render, as `use` requires, even after a failure. If
 * a module is missing after a deploy, the document is reloaded once.
 */
export function openPage(name: RouteName): PagePromise {
  // Checked first, even once the module is loaded: a page that has suspended must get the same promise again.
  const current = opening.get(name)
  if (current) return current
  const loaded = loading.get(routes[name].page)
  if (loaded?.status === 'fulfilled') return loaded
  const promise = loadPage(name).catch((error: unknown) => reloadOnce(error))
  opening.set(name, promise)
  const timer = setTimeout(() => {
    if (isAddressOf(name)) setLate(name)
  }, spinnerDelayMs)
  const settle = () => clearTimeout(timer)
  promise.then(settle, settle)
  return promise
}

/** A page, or the error screen, is shown: there is nothing to wait for. A page that failed may be opened again. */
export function endOpening(): void {
  opening.clear()
  if (late !== undefined) setLate(undefined)
}

/** For `popstate`: Back to a page that is still rendered under the spinner does not render it again. */
export function endOpeningElsewhere(): void {
  if (late !== undefined && !isAddressOf(late)) endOpening()
}

function isAddressOf(name: RouteName): boolean {
  return matchRoute(location.pathname).name === name
}

/** For `useSyncExternalStore`: whether a page that is being opened takes longer than the delay. */
export const pendingPage = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => late !== undefined,
}

function setLate(next: RouteName | undefined) {
  late = next
  for (const listener of listeners) listener()
}
