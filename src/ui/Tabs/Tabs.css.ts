import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { above, canHover, forcedColours, motion, space } from '#theme/measures.ts'
import { type } from '#theme/type.css.ts'
import { inUi } from '#theme/inLayer.ts'

export const list = style(
  inUi({
    display: 'flex',
    // Four tabs fit a phone.
    gap: space[12],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // A scroll container clips at its edge: space for the focus ring.
    padding: space[4],
    margin: `-${space[4]}`,
    // A background, so that the active tab's border covers the line.
    backgroundImage: `linear-gradient(${vars.color.borderSubtle}, ${vars.color.borderSubtle})`,
    backgroundOrigin: 'content-box',
    backgroundPosition: 'bottom',
    backgroundSize: '100% 1px',
    backgroundRepeat: 'no-repeat',
    '@media': { [above.wide]: { gap: space[28] }, [above.desktop]: { gap: space[40] } },
  }),
)

export const trigger = style([
  type.body,
  inUi({
    flex: 'none',
    fontSize: '0.875rem',
    minBlockSize: '3.25rem',
    paddingBlock: space[12],
    color: vars.color.textMuted,
    borderBlockEnd: '2px solid transparent',
    transition: `color ${motion.quick} ${motion.easing}, border-color ${motion.quick} ${motion.easing}`,
    selectors: {
      '&[data-state="active"]': { color: vars.color.text, borderColor: vars.color.accent },
    },
    '@media': {
      [above.wide]: { fontSize: '1rem' },
      [canHover]: { selectors: { '&:hover': { color: vars.color.text } } },
      // Forced colours paint a transparent border.
      [forcedColours]: { selectors: { '&:not([data-state="active"])': { borderColor: 'Canvas' } } },
    },
  }),
])

/** Hidden by style, not by attribute, which print styles could not undo. */
export const panel = style(
  inUi({
    marginBlockStart: space[32],
    '@media': {
      screen: { selectors: { 'html:not([data-scripts]) &[data-state="inactive"]': { display: 'none' } } },
    },
  }),
)

/** The tab's label as a heading, on paper and without scripts. */
export const panelTitle = style([
  type.featuredName,
  inUi({
    marginBlockEnd: space[16],
    '@media': { screen: { selectors: { 'html:not([data-scripts]) &': { display: 'none' } } } },
  }),
])
