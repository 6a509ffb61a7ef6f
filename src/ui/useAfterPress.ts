import { useEffect, useState } from 'react'

type Call = () => void

/**
 * For a message that comes or goes when a field is left: calls back once the pointer that has left the field is up and its
 * click has arrived, so that no control moves away below it. Of several calls the last counts.
 */
export function useAfterPress(): (call: Call) => void {
  const [{ watch, after }] = useState(watchPress)
  useEffect(watch, [watch])
  return after
}

function watchPress() {
  let isDown = false
  let waiting: Call | undefined
  // In a task of its own: the tap of a finger leaves the field and clicks within one, after its pointer is up.
  const settle = () =>
    setTimeout(() => {
      if (isDown) return
      waiting?.()
      waiting = undefined
    })
  const note = ({ type }: Event) => {
    isDown = type === 'pointerdown'
    settle()
  }
  return {
    watch: () => {
      for (const type of pointerEvents) addEventListener(type, note, true)
      return () => {
        for (const type of pointerEvents) removeEventListener(type, note, true)
      }
    },
    after: (call: Call) => {
      waiting = call
      settle()
    },
  }
}

const pointerEvents = ['pointerdown', 'pointerup', 'pointercancel']
