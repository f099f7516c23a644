import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './edit-picture.module.css';
import { editPictureTexts as texts } from './edit-picture.texts.ts';
import { type Crop, draggedCrop, type Edge, type Grip, gripAt, movedCrop, withEdge } from './picture-edit.ts';

/** In pixels: how near a finger must come to what it takes hold of, on each side. */
const reachPixels = 22;
const keyStep = 0.01;
const edges: readonly Edge[] = ['left', 'top', 'right', 'bottom'];
const isEdgeAcross = (edge: Edge) => edge === 'left' || edge === 'right';

/** By key: whether it goes across or down, and which way. */
const arrows: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

interface Held {
  readonly pointerId: number;
  readonly grip: Grip;
  readonly crop: Crop;
  readonly x: number;
  readonly y: number;
}

/** A picture with the part of it that is kept: dragged by its edges, its corners or as a whole, or moved by keys. */
export function CropFrame({
  crop,
  least,
  ratio,
  onChange,
  children,
}: {
  crop: Crop;
  least: { readonly width: number; readonly height: number };
  /** Width of the picture, as it is seen, by its height. */
  ratio: number;
  onChange: (crop: Crop) => void;
  children: ReactNode;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  useLayoutEffect(() => {
    stage.current?.style.setProperty('--ratio', String(ratio));
    for (const edge of edges) frame.current?.style.setProperty(`--${edge}`, String(crop[edge]));
  }, [crop, ratio]);

  const take = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || event.button !== 0 || held.current) return;
    const point = { x: event.clientX - box.left, y: event.clientY - box.top };
    const shown = {
      ...{ left: crop.left * box.width, right: crop.right * box.width },
      ...{ top: crop.top * box.height, bottom: crop.bottom * box.height },
    };
    const grip = gripAt(point, shown, reachPixels);
    if (!grip) return;
    // no text is selected on the way; a test's element has no capture
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    held.current = { pointerId: event.pointerId, grip, crop, x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (held.current?.pointerId !== event.pointerId || !box?.width || !box.height) return;
    const across = (event.clientX - held.current.x) / box.width;
    const down = (event.clientY - held.current.y) / box.height;
    onChange(draggedCrop(held.current.crop, held.current.grip, across, down, least));
  };
  const letGo = ({ pointerId }: PointerEvent) => {
    if (held.current?.pointerId === pointerId) held.current = null;
  };
  const onKey = (event: KeyboardEvent, edge: Edge) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    // a range's own up and down go the other way than an edge is seen to
    event.preventDefault();
    const [across, down] = arrow;
    onChange(
      event.shiftKey
        ? movedCrop(crop, across, down)
        : withEdge(crop, edge, crop[edge] + across + down, least),
    );
  };

  return (
    <div
      ref={stage}
      className={styles.stage}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <div ref={frame} className={styles.frame}>
        {children}
        <div className={styles.crop}>
          {edges.map((edge) => (
            <input
              key={edge}
              type="range"
              className={styles.edge}
              data-edge={edge}
              aria-label={texts.edges[edge]}
              aria-orientation={isEdgeAcross(edge) ? 'horizontal' : 'vertical'}
              aria-valuetext={texts.percent(Math.round(crop[edge] * 100))}
              min={0}
              max={100}
              step={1}
              value={Math.round(crop[edge] * 100)}
              onKeyDown={(event) => onKey(event, edge)}
              onChange={(event) => onChange(withEdge(crop, edge, Number(event.target.value) / 100, least))}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
