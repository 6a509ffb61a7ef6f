const heart =
  'M12 19.75C7.5 16.4 3.75 13.1 3.75 9.2A4.35 4.35 0 0 1 8.15 4.75c1.65 0 3.05.9 3.85 2.3.8-1.4 2.2-2.3 3.85-2.3a4.35 4.35 0 0 1 4.4 4.45c0 3.9-3.75 7.2-8.25 10.55z'

const seal =
  'M12 3.9a2.35 2.35 0 0 1 4.05 1.09 2.35 2.35 0 0 1 2.96 2.96 2.35 2.35 0 0 1 1.09 4.05 2.35 2.35 0 0 1-1.09 4.05 2.35 2.35 0 0 1-2.96 2.96 2.35 2.35 0 0 1-4.05 1.09 2.35 2.35 0 0 1-4.05-1.09 2.35 2.35 0 0 1-2.96-2.96 2.35 2.35 0 0 1-1.09-4.05 2.35 2.35 0 0 1 1.09-4.05 2.35 2.35 0 0 1 2.96-2.96 2.35 2.35 0 0 1 4.05-1.09z'

/** A five-pointed star, also for rows of stars. */
export const starPath =
  'M12 3.2L14.35 9.36L20.94 9.7L15.8 13.84L17.53 20.2L12 16.6L6.47 20.2L8.2 13.84L3.06 9.7L9.65 9.36Z'

/** The icons on a grid of 24: lines only, but for the star and the filled heart; round ends, live area 3 to 21. */
export const paths = {
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  search: 'M15.75 15.75l4.75 4.75',
  bag: 'M5.75 8.75h12.5l1 11.5H4.75zM8.75 11.75V7a3.25 3.25 0 0 1 6.5 0v4.75',
  heart,
  heartFilled: heart,
  close: 'M5.75 5.75l12.5 12.5M18.25 5.75l-12.5 12.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  chevronDown: 'M6 9.25l6 6 6-6',
  chevronUp: 'M6 14.75l6-6 6 6',
  chevronRight: 'M9.25 6l6 6-6 6',
  arrowLeft: 'M20.25 12H4M10 6l-6 6 6 6',
  arrowRight: 'M3.75 12H20M14 6l6 6-6 6',
  arrowUp: 'M12 20.25V4M6 10l6-6 6 6',
  check: 'M4.75 12.75l4.75 4.75L19.25 7',
  cross: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  star: starPath,
  clock: 'M12 7v5.25l3.5 2.1',
  share: 'M12 14.75V3.5M8.25 7L12 3.25 15.75 7M8.25 10.25H5.5v10.25h13V10.25h-2.75',
  eye: 'M2.75 12C5 8 8.1 6 12 6s7 2 9.25 6c-2.25 4-5.35 6-9.25 6s-7-2-9.25-6z',
  filter: 'M3.5 8h8.25M16.25 8h4.25M3.5 16h4.25M12.25 16h8.25',
  grid: 'M4 4h6.25v6.25H4zM13.75 4H20v6.25h-6.25zM4 13.75h6.25V20H4zM13.75 13.75H20V20h-6.25z',
  list: 'M3.75 5h4.5v4.5h-4.5zM3.75 14.5h4.5V19h-4.5zM11.75 7.25h8.75M11.75 16.75h8.75',
  info: 'M12 11v5.25M12 7.75v.01',
  alert: 'M12 7.5v5.5M12 16.25v.01',
  success: 'M8 12.4l2.75 2.75L16 9.25',
  pause: 'M8.75 5.5v13M15.25 5.5v13',
  play: 'M7.5 5l11.5 7-11.5 7z',
  truck: 'M5.75 17.25H3V6h11.25v11.25H9.75M14.25 9.75h3.6L21 13.25v4h-1.75M14.25 17.25h1',
  return: 'M8.25 4.75L4 9l4.25 4.25M4 9h10.75a5 5 0 0 1 0 10H8.25',
  phone:
    'M6.3 3.9l2.5-.25 1.95 4.45-2.05 1.85c1.05 2.45 2.9 4.3 5.35 5.35l1.85-2.05 4.45 1.95-.25 2.5c-.15 1.5-1.4 2.6-2.9 2.5C10.1 19.65 4.35 13.9 3.8 6.8c-.1-1.5 1-2.75 2.5-2.9z',
  mail: 'M3.25 5.5h17.5v13H3.25zM3.5 6.25L12 13.25l8.5-7',
  pin: 'M12 21c-4.3-4.7-6.5-8.1-6.5-11.25a6.5 6.5 0 0 1 13 0C18.5 12.9 16.3 16.3 12 21z',
  seal: `${seal}M8.5 12.4l2.5 2.5 4.6-5.15`,
  lock: 'M5.25 10.5h13.5v9.75H5.25zM8.25 10.5V7.75a3.75 3.75 0 0 1 7.5 0v2.75M12 14.25v2.25',
  warning: 'M12 4l9 15.75H3zM12 10v4.75M12 17.25v.01',
  whatsapp:
    'M3.75 20.25l1.2-4.2A8.5 8.5 0 1 1 8.1 19.1zM9.1 8.25l.9-.1.8 1.8-.8.85c.5 1.1 1.25 1.85 2.35 2.35l.85-.8 1.8.8-.1.9c-.1.8-.75 1.25-1.5 1.15-2.65-.4-4.9-2.65-5.45-5.45-.1-.75.35-1.4 1.15-1.5z',
  trash: 'M4.5 6.75h15M9 6.5V4h6v2.5M6.5 6.75l.85 13.5h9.3l.85-13.5M10.25 10.5v6M13.75 10.5v6',
} satisfies Record<string, string>

const ring = [[12, 12, 8.5]] as const

/** The circles of the icons that have some: centre and radius. */
export const circles: {
  readonly [Name in keyof typeof paths]?: readonly (readonly [x: number, y: number, r: number])[]
} = {
  search: [[10.75, 10.75, 6.75]],
  clock: ring,
  eye: [[12, 12, 2.75]],
  filter: [
    [14, 8, 2.25],
    [10, 16, 2.25],
  ],
  info: ring,
  alert: ring,
  success: ring,
  truck: [
    [7.75, 17.5, 2],
    [17.25, 17.5, 2],
  ],
  pin: [[12, 9.75, 2.4]],
}

export type IconName = keyof typeof paths
