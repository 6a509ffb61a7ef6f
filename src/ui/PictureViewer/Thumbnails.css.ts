import { style } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { forcedColours, space } from '#theme/measures.ts'
import { inUi } from '#theme/inLayer.ts'
import { lowWindow, wideWindow } from './lowWindow.ts'

export const list = style(
  inUi({
    gridArea: 'thumbs',
    display: 'flex',
    gap: space[8],
    overflowX: 'auto',
    paddingBlock: space[8],
    paddingInline: space[12],
    // The first and last of many can be scrolled to.
    justifyContent: 'safe center',
    '@media': {
      [lowWindow]: { display: 'none' },
      [wideWindow]: {
        zIndex: 1,
        flexDirection: 'column',
        justifySelf: 'start',
        alignSelf: 'center',
        maxBlockSize: '100%',
        overflowX: 'hidden',
        overflowY: 'auto',
        backgroundColor: vars.color.page,
      },
    },
  }),
)

export const thumb = style(
  inUi({
    flex: 'none',
    display: 'block',
    inlineSize: '44px',
    selectors: {
      '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${vars.color.page}, 0 0 0 3px ${vars.color.text}` },
    },
    '@media': {
      [forcedColours]: { selectors: { '&[aria-current="true"]': { outline: '3px solid Highlight' } } },
    },
  }),
)
