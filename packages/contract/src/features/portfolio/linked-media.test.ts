import { describe, expect, test } from 'vitest';
import { mediaName, readLinkedMedia } from './linked-media.ts';

const frameOf = (link: string) => readLinkedMedia(link)?.frameUrl ?? null;
const model = '9a48434e545f44d08801c8ce2a72e41b';

describe('a video of YouTube', () => {
  const frame = 'https://www.youtube-nocookie.com/embed/u9cykTQnNzc?autoplay=1';
  test.each([
    'https://www.youtube.com/watch?v=u9cykTQnNzc',
    'https://youtube.com/watch?v=u9cykTQnNzc&t=42s&list=PL1',
    'https://m.youtube.com/watch?app=desktop&v=u9cykTQnNzc',
    'https://youtu.be/u9cykTQnNzc?si=KiKTZ5VF',
    'https://www.youtube.com/shorts/u9cykTQnNzc',
    'https://www.youtube.com/live/u9cykTQnNzc?feature=share',
    'https://www.youtube.com/embed/u9cykTQnNzc',
    'https://www.youtube-nocookie.com/embed/u9cykTQnNzc',
  ])('%s', (link) => expect(frameOf(link)).toBe(frame));
});

describe('a video of Vimeo', () => {
  const listed = 'https://player.vimeo.com/video/846486260?dnt=1&autoplay=1';
  const unlisted = 'https://player.vimeo.com/video/846486260?h=d30c95d242&dnt=1&autoplay=1';
  test.each([
    ['https://vimeo.com/846486260', listed],
    ['https://www.vimeo.com/846486260/', listed],
    ['https://vimeo.com/channels/staffpicks/846486260', listed],
    ['https://vimeo.com/groups/maquettes/videos/846486260', listed],
    ['https://vimeo.com/showcase/1234567/video/846486260', listed],
    ['https://vimeo.com/manage/videos/846486260', listed],
    ['https://player.vimeo.com/video/846486260', listed],
    ['https://vimeo.com/846486260/d30c95d242', unlisted],
    ['https://vimeo.com/846486260/d30c95d242?share=copy', unlisted],
    ['https://player.vimeo.com/video/846486260?h=d30c95d242', unlisted],
  ])('%s', (link, frame) => expect(frameOf(link)).toBe(frame));
});

test.each([
  ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1'],
  [
    'https://my.matterport.com/show?m=SxQL3iGyoDo&sr=-.1',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
  ],
  [
    'https://my.matterport.com/models/25B7rViqy4M?section=media',
    'https://my.matterport.com/show/?m=25B7rViqy4M&play=1',
  ],
])('a tour of Matterport: %s', (link, frame) => expect(frameOf(link)).toBe(frame));

test.each([
  `https://sketchfab.com/3d-models/loring-tweet-power-line-${model}`,
  `https://sketchfab.com/3d-models/${model}?utm_medium=embed`,
  `https://sketchfab.com/models/${model}`,
  `https://www.sketchfab.com/models/${model}/embed`,
])('a model of Sketchfab: %s', (link) =>
  expect(frameOf(link)).toBe(`https://sketchfab.com/models/${model}/embed?autostart=1&dnt=1`),
);

test.each(['3e77e04b05', 'c78d273327@6e1954cfca', '3e77e04b05,79ad515017', 'all', model])(
  'a model of Speckle: %s',
  (resources) => {
    const address = `https://app.speckle.systems/projects/6293f7974f/models/${resources}`;
    expect(frameOf(address)).toBe(`${address}#embed=%7B%22isEnabled%22%3Atrue%7D`);
  },
);

test.each([
  // neither its scheme, nor its host, nor its port
  'http://vimeo.com/846486260',
  'https://vimeo.com:8443/846486260',
  'https://moi@vimeo.com/846486260',
  'https://vimeo.com.exemple.fr/846486260',
  'https://vimeo.com./846486260',
  'https://exemple.fr/?u=https://vimeo.com/846486260',
  'https://music.youtube.com/watch?v=u9cykTQnNzc',
  'https://macad.speckle.xyz/projects/6293f7974f/models/3e77e04b05',
  'javascript:alert(1)//vimeo.com/846486260',
  'vimeo.com/846486260',
  '',
  // pages of the hosts that are no such thing
  'https://vimeo.com/',
  'https://vimeo.com/atelier',
  'https://vimeo.com/showcase/1234567',
  'https://vimeo.com/846486260/d30c95d242/settings',
  'https://vimeo.com/846486260/%22onload',
  'https://www.youtube.com/@atelier',
  'https://www.youtube.com/playlist?list=PL1234567890',
  'https://www.youtube.com/watch?v=trop-court',
  'https://www.youtube.com/embed/u9cykTQnNzc/autre',
  'https://youtu.be/',
  'https://my.matterport.com/show/?m=SxQL3iGyoD%22',
  'https://my.matterport.com/',
  'https://sketchfab.com/atelier',
  `https://sketchfab.com/models/${model}/edit`,
  `https://sketchfab.com/3d-models/maison-${model}0`,
  'https://app.speckle.systems/projects/6293f7974f',
  'https://app.speckle.systems/projects/6293f7974f/models/3e77e04b05%20',
])('nothing of %s', (link) => expect(readLinkedMedia(link)).toBeNull());

test('is told by what it is and who shows it', () => {
  const names = [
    'https://youtu.be/u9cykTQnNzc',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    `https://sketchfab.com/models/${model}`,
  ].map((link) => {
    const media = readLinkedMedia(link);
    return media && mediaName(media);
  });
  expect(names).toEqual(['Vidéo sur YouTube', 'Visite 360° sur Matterport', 'Maquette 3D sur Sketchfab']);
  expect(readLinkedMedia(null)).toBeNull();
});
