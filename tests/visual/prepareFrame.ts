import { endAnimations, hideCarets } from './settle.ts'
import { recordTimers, stopTimers } from './storyTimers.ts'

// The stories of many files share a frame, and this module is evaluated once in it.
hideCarets()
recordTimers()
addEventListener('story-played', stopTimers)
// Axe would measure the contrast of what is still fading in.
addEventListener('story-played', endAnimations)
