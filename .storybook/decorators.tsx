import type { Decorator } from '@storybook/react-vite'

/** Sets the theme, flat or drawn pictures and the room around the story on the document, before the story draws. */
export const onPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { documentElement, body } = document
  documentElement.lang = 'en-IN'
  documentElement.dataset.theme = String(globals.theme)
  documentElement.dataset.pictures = String(globals.pictures)
  // A page of documentation shows many stories and keeps its own room.
  if (viewMode === 'docs') delete body.dataset.room
  else body.dataset.room = String(parameters.layout)
  return <Story />
}
