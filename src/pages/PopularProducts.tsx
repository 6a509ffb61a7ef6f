import { noop } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLazyModule } from '#features/shared/useLazyModule.ts'
import { place } from './PopularProducts.css.ts'

const loadList = () => import('./PopularList.tsx')

/** Products below a page that has nothing else to show. Their code is loaded after the page; without it there are none. */
export function PopularProducts({ except }: { except?: readonly string[] }) {
  const { module, prefetch } = useLazyModule(loadList, noop)
  useEffect(prefetch, [prefetch])
  return <div className={place}>{module && <module.PopularList except={except} />}</div>
}
