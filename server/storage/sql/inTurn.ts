/** Runs tasks one after another, in the order they come; a task that fails does not stop the next. */
export function inTurn(): <Answer>(task: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }
}
