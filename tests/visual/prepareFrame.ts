import { holdStill } from './settle.ts'
import { recordTimers, stopTimers } from './storyTimers.ts'

// The stories of many files share a frame, and this module is evaluated once in it.
holdStill()
recordTimers()
addEventListener('story-played', stopTimers)
