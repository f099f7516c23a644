import { createContext, useContext } from 'react';
import { axes, casement, courses, earth, ground, stair, tiles } from './hero-drawing.paths.ts';

type Styles = Readonly<Record<string, string | undefined>>;

const StylesContext = createContext<Styles>({});

/** What stands on the sheet of the home page's drawing. `styles` come with the page, which is painted before this. */
export default function HeroDrawingParts({ styles }: { styles: Styles }) {
  return (
    <StylesContext value={styles}>
      <Axes />
      <Trees />
      <StreetFront />
      <CutHouse />
      <PartyWall />
      <path className={styles.ground} d={`M0 ${ground}H920`} />
      <path className={styles.hair} d={earth(30, 900)} />
      <Dimensions />
    </StylesContext>
  );
}

function Axes() {
  const styles = useContext(StylesContext);
  return (
    <g>
      {axes.map(({ x, name }) => (
        <g key={name} data-party={name === 'B' || undefined} className={styles.axis}>
          <path className={styles.axisLine} d={`M${x} 62V620`} />
          <circle cx={x} cy="44" r="17" />
          <text x={x} y="44" dy="0.35em">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

function StreetFront() {
  const styles = useContext(StylesContext);
  return (
    <>
      <path className={styles.paper} d="M120 540V260L272 140 424 260V540z" />
      <path className={styles.hair} d={tiles(272, 140, 152, 120)} />
      <path className={styles.line} d="M108 269 272 140 436 269" pathLength="1" />
      <path className={styles.line} d="M120 540V260M120 400h304M120 260h304" pathLength="1" />
      <path className={styles.fine} d="M120 394h304M120 520h304M112 266h314" />
      <path
        className={styles.fine}
        d={[150, 250, 350].map((x) => casement(x, 296)).join('') + casement(150, 428) + casement(350, 428)}
      />
      <path className={styles.door} d="M244 540V436q0-8 8-8h42q8 0 8 8v104z" />
      <path className={styles.fine} d="M273 428v112M244 452h58M252 462h14v66h-14zM280 462h14v66h-14z" />
      <circle className={styles.door} cx="272" cy="222" r="17" />
      <path className={styles.fine} d="M272 205v34M255 222h34M340 190v-44h22v62M336 146h30" />
      <path className={styles.fine} d="M226 540v-6h94v6M232 534v-5h82v5" />
    </>
  );
}

function CutHouse() {
  const styles = useContext(StylesContext);
  return (
    <>
      <path className={styles.room} d="M448 540V272L603 146l155 126V540z" />
      <path className={styles.cut} d="M436 262 603 126 784 272l-8 9L603 143 444 272z" />
      <path
        className={styles.cut}
        d="M757 262h13v278h-13zM448 396h136v10H448zM664 396h93v10h-93zM436 540h344v12H436z"
      />
      <path className={styles.cut} d="M752 552h24v34h-24zM424 552h36v34h-36z" />
      <path className={styles.fine} d="M448 281h309M603 143v138M540 196v85M666 196v85" />
      <path className={styles.line} d={stair(560, 540, 9, 12, 14.9)} pathLength="1" />
      <path className={styles.fine} d="M560 500l104-126M664 374v22M584 470v30M608 441v30M632 412v30" />
      <DrawingRoom />
      <GroundFloor />
      <path className={styles.glass} d="M760 300h8v70h-8zM760 430h8v80h-8z" />
    </>
  );
}

/** The first floor: a drawing table, its lamp, a person who draws, the rolls and models on their shelf. */
function DrawingRoom() {
  const styles = useContext(StylesContext);
  return (
    <>
      <path className={styles.bold} d="M470 362l66-26M486 396l14-44M524 396l-8-50" />
      <path
        className={styles.fine}
        d="M476 355l58-23M520 322l-14-22 24-10M530 284l12 10-8 8zM470 320h-22M448 340h22"
      />
      <path className={styles.fine} d="M452 320v-14h5v14M460 320v-20h5v20" />
      <path className={styles.figure} d="M552 396v-28l-4-26q0-10 10-10t10 10l-2 26 2 28M550 340l-18-4" />
      <circle className={styles.head} cx="557" cy="323" r="7" />
      <path
        className={styles.fine}
        d="M684 320h60M684 350h60M690 320v-16l12-10 12 10v16M724 320v-22h10v22M692 350v-14h18v14"
      />
      <path className={styles.fine} d="M720 350l20-16M722 350l14-20M684 396v-30h60v30M714 366v30" />
    </>
  );
}

/** The ground floor: a table, a person with a plan, the street outside. */
function GroundFloor() {
  const styles = useContext(StylesContext);
  return (
    <>
      <path className={styles.bold} d="M462 500h70M468 500v40M526 500v40" />
      <path
        className={styles.fine}
        d="M476 500v-10h20v10M500 500l6-14 14 4-4 10M497 406v34M485 440h24l-5 10h-14z"
      />
      <path
        className={styles.figure}
        d="M696 540v-32l-4-30q0-11 11-11t11 11l-3 30 2 32M694 476l-16 18M712 476l14 16"
      />
      <circle className={styles.head} cx="703" cy="457" r="7.5" />
      <path className={styles.plan} d="M664 488l18-6 4 14-18 6z" />
    </>
  );
}

function PartyWall() {
  const styles = useContext(StylesContext);
  return (
    <g className={styles.party}>
      <path className={styles.wall} d="M424 586V232h24v354z" />
      <path className={styles.joints} d={courses(424, 240, 586)} />
      <path className={styles.coping} d="M418 226h36v8h-36z" />
    </g>
  );
}

function Trees() {
  const styles = useContext(StylesContext);
  return (
    <g className={styles.tree}>
      <path d="M60 540v-96M60 478l-20-22M60 466l18-20M60 450l-8-22" />
      <circle cx="58" cy="404" r="52" />
      <circle cx="38" cy="424" r="30" />
      <circle cx="78" cy="392" r="28" />
      <path d="M872 540V430M872 478l18-20M872 464l-16-18M872 446l8-20" />
      <circle cx="872" cy="384" r="46" />
      <circle cx="858" cy="402" r="28" />
      <circle cx="886" cy="370" r="26" />
    </g>
  );
}

function Dimensions() {
  const styles = useContext(StylesContext);
  return (
    <g>
      <path className={styles.fine} d="M104 612h682M114 618l12-12M430 618l12-12M764 618l12-12" />
      <path className={styles.fine} d="M790 540l7 10 7-10zM790 396l7 10 7-10zM784 540h52M784 396h52" />
      <g className={styles.text}>
        <text x="278" y="606">
          6,32
        </text>
        <text x="603" y="606">
          6,68
        </text>
        <text className={styles.level} x="802" y="532">
          ±0,00
        </text>
        <text className={styles.level} x="802" y="390">
          +2,88
        </text>
      </g>
    </g>
  );
}
