/** The toolbar's value for leaving the network to the story. */
export const asTheStorySays = 'story'

/**
 * The scenario of a story: the toolbar's choice if there is one, otherwise the story's `parameters.scenario` (a name,
 * or a scenario of its own), otherwise the first of all scenarios. Throws for a name that no scenario has.
 */
export function chosenScenario<Scenario extends object>(
  scenarios: Readonly<Record<string, Scenario>>,
  toolbar: string,
  parameter: string | Scenario | undefined,
): Scenario {
  const names = Object.keys(scenarios)
  const wanted = toolbar === asTheStorySays ? (parameter ?? names[0] ?? '') : toolbar
  if (typeof wanted === 'object') return wanted
  const found = scenarios[wanted]
  if (!found) throw new Error(`No scenario is called ${wanted}. There are: ${names.join(', ')}.`)
  return found
}
